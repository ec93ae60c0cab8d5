#include "MemoryInUse.h"

// Defines __GLIBC__ where it is that library.
#include <stddef.h>
#include <stdlib.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

long bytes_in_use(void) {
#ifdef __GLIBC__
    struct mallinfo2 memory = mallinfo2();
    return (long)(memory.uordblks + memory.hblkhd);
#else
    return 0;
#endif
}
