#include "AllocationCounter.h"

#include <stddef.h>

static _Atomic bool counting;
static _Atomic int64_t allocations, bytes;

void start_counting_allocations(void) {
    allocations = bytes = 0;
    counting = true;
}

allocation_count stop_counting_allocations(void) {
    counting = false;
    return (allocation_count){.allocations = allocations, .bytes = bytes};
}

#ifdef __GLIBC__
#include <errno.h>
#include <malloc.h>

// The program's own malloc takes the place of the C library's, which stays behind these names.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *block);

bool allocations_are_counted(void) { return true; }

static void *taken(void *block) {
    if (__builtin_expect(counting, false) && block) {
        allocations++;
        bytes += (int64_t)malloc_usable_size(block);
    }
    return block;
}

static void given_back(void *block) {
    if (__builtin_expect(counting, false) && block) bytes -= (int64_t)malloc_usable_size(block);
}

void *malloc(size_t size) { return taken(__libc_malloc(size)); }

void *calloc(size_t count, size_t size) { return taken(__libc_calloc(count, size)); }

void *realloc(void *block, size_t size) {
    given_back(block);
    return taken(__libc_realloc(block, size));
}

void *memalign(size_t alignment, size_t size) { return taken(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    *block = memalign(alignment, size);
    return *block ? 0 : ENOMEM;
}

void free(void *block) {
    given_back(block);
    __libc_free(block);
}
#else
bool allocations_are_counted(void) { return false; }
#endif
