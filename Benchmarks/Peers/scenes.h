/* What is drawn by each peer, and by PicaBench: the same numbers. */
#pragma once
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { width = 800, height = 600, frames = 40, warm_up = 5 };

static const char *text = "The quick brown fox jumps over the lazy dog. ";

static inline double now_ms(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

/* One of seven colours, 0 to 1. */
static inline double color_part(int index, int factor) { return (index * factor % 7) / 7.0; }

static inline double segment_y(double x, double time) {
    return 300 + 120 * sin(x * 31 + time * 0.1) + 80 * sin(x * 1700 + time * 0.1);
}

static inline double sample_y(int index, double time) {
    double x = index / 20000.0;
    return 300 + 150 * sin(x * 19 + time * 0.1) + 40 * sin(x * 173) + 12 * sin(x * 9973 + time);
}

/* How far down a shape has come. */
static inline double way(int index, double time) { return fmod(time * (1 + index % 3), 59); }

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Draws a scene again and again, and prints the median of its frames. */
static inline void measure(const char *peer, const char *scene, void (*draw)(double time)) {
    double times[frames];
    for (int frame = 0; frame < frames + warm_up; frame++) {
        double start = now_ms();
        draw(frame);
        if (frame >= warm_up) times[frame - warm_up] = now_ms() - start;
    }
    qsort(times, frames, sizeof *times, compare);
    printf("%s drawing.%s.software.moving %.4g ms\n", peer, scene, times[frames / 2]);
    fflush(stdout);
}

static inline void print_memory(const char *peer) {
    FILE *file = fopen("/proc/self/status", "r");
    char line[256];
    while (file && fgets(line, sizeof line, file))
        if (!strncmp(line, "VmHWM:", 6)) printf("%s drawing.peak_memory %.4g MiB\n", peer, atof(line + 6) / 1024);
    if (file) fclose(file);
}
