// libheif is opened with the first picture in AVIF or HEIC, and not linked. It hands back structures, which Swift
// takes from functions of C only where C says what they are.
#ifndef PICA_HEIF
#define PICA_HEIF

#include <stddef.h>
#include <stdint.h>

typedef struct {
    int code;
    int detail;
    const char *message;
} pica_heif_error;

/// As far as it is the same in all versions since 1.7.
typedef struct {
    uint8_t version;
    uint8_t ignores_transformations;
    void *callbacks[4];
    uint8_t converts_to_8_bits;
} pica_heif_options;

#endif
