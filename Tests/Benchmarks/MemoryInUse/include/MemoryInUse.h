/// The bytes that are allocated; zero where only the GNU library would know.
long bytes_in_use(void);
