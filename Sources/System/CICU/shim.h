#include <unicode/uchar.h>
