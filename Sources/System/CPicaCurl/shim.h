// libcurl is opened when the first picture is fetched, and not linked: Foundation's own way brings 7 MB into
// each program. Functions that take any arguments cannot be called from Swift; these can.
#ifndef PICA_CURL
#define PICA_CURL

typedef int (*pica_curl_function)(void *handle, int option, ...);

static inline int pica_curl_number(void *function, void *handle, int option, long value) {
    return ((pica_curl_function)function)(handle, option, value);
}

static inline int pica_curl_pointer(void *function, void *handle, int option, const void *value) {
    return ((pica_curl_function)function)(handle, option, value);
}

typedef unsigned long (*pica_curl_data)(char *bytes, unsigned long size, unsigned long count, void *user);
typedef int (*pica_curl_progress)(void *user, long long, long long, long long, long long);

static inline int pica_curl_on_data(void *function, void *handle, int option, pica_curl_data value) {
    return ((pica_curl_function)function)(handle, option, value);
}

static inline int pica_curl_on_progress(void *function, void *handle, int option, pica_curl_progress value) {
    return ((pica_curl_function)function)(handle, option, value);
}

#endif
