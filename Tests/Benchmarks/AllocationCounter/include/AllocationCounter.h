#pragma once
#include <stdbool.h>
#include <stdint.h>

/// What the whole process took from and gave back to the heap between two marks.
typedef struct {
    /// Calls of malloc, calloc, realloc and the aligned ones.
    int64_t allocations;
    /// Bytes taken minus bytes given back, as the heap rounds them.
    int64_t bytes;
} allocation_count;

/// Whether this platform's heap is counted. On others all counts are 0.
bool allocations_are_counted(void);

/// Starts counting from 0. While nothing is counted an allocation costs one branch more.
void start_counting_allocations(void);

/// Stops counting.
allocation_count stop_counting_allocations(void);
