/* What the lists of each peer show: as PicaBench has it. */
#pragma once
#include "peer.h"

enum { fling_steps = 600, insertions = 20, sorts = 8 };

/* What a row's number is: every one once, in no order. */
static inline int number(int index, int count) { return (int)((long)index * 7919 % count); }

static const char *kinds[] = {"note", "letter", "picture", "sound"};

/* How far a step of the fling goes, in points: faster, and slower again. */
static inline int fling_distance(int step) {
    int left = fling_steps - step;
    return (1 + 20 * (step < left ? step : left) / 300) * NOTCH;
}
