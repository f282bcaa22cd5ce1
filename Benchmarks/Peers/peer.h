/* What the windows of each peer show, and how figures are printed: as PicaBench has it. */
#pragma once
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { window_width = 800, window_height = 600 };
static const char *peer;

static inline void name_peer(const char *name) { peer = getenv("BENCH_NAME") ? getenv("BENCH_NAME") : name; }

static inline double now_ms(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static inline void label_text(int index, char *buffer, size_t size) {
    static const char *words[] = {
        "amber", "bridge", "copper", "delta", "ember", "forest", "garden", "harbour", "island", "jasper",
        "kettle", "lantern", "meadow", "north", "orchard", "pepper", "quarry", "river", "silver", "timber",
        "umber", "valley", "winter", "yellow", "zephyr", "anchor", "beacon", "cinder", "dapple", "echo",
        "fathom", "glacier"};
    unsigned seed = index * 2654435761u + 12345u;
    int length = snprintf(buffer, size, "Row %05d", index);
    while (length < 34) {
        seed = seed * 1664525u + 1013904223u;
        length += snprintf(buffer + length, size - length, " %s", words[seed >> 16 & 31]);
    }
}

static inline void emit(const char *metric, double value, const char *unit) {
    printf("%s %s %.6g %s\n", peer, metric, value, unit);
    fflush(stdout);
}

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static inline void emit_times(const char *metric, double *times, int count) {
    char name[96];
    qsort(times, count, sizeof *times, compare);
    int ranks[] = {(count + 1) / 2 - 1, (int)(count * 0.99 + 0.999999) - 1, count - 1};
    const char *names[] = {"median", "p99", "max"};
    for (int i = 0; i < 3; i++) {
        snprintf(name, sizeof name, "%s.%s", metric, names[i]);
        emit(name, times[ranks[i]], "ms");
    }
}

static inline double memory(const char *path, const char *key, const char *other) {
    FILE *file = fopen(path, "r");
    char line[256];
    double kibibytes = 0;
    while (file && fgets(line, sizeof line, file))
        if (!strncmp(line, key, strlen(key)) || (other && !strncmp(line, other, strlen(other))))
            kibibytes += atof(strchr(line, ':') + 1);
    if (file) fclose(file);
    return kibibytes / 1024;
}

static inline void emit_memory(const char *list, const char *when) {
    char name[96];
    snprintf(name, sizeof name, "%s.rss%s", list, when);
    emit(name, memory("/proc/self/status", "VmRSS:", NULL), "MiB");
    snprintf(name, sizeof name, "%s.private%s", list, when);
    emit(name, memory("/proc/self/smaps_rollup", "Private_Dirty:", "Private_Clean:"), "MiB");
}
