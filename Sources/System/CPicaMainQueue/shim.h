// What libdispatch offers CoreFoundation (hence "4CF") to drive the main queue from a loop of its own.
// Exported by every libdispatch on Linux, declared in no public header.
#include <sys/eventfd.h>

/// The eventfd that becomes readable when the main queue has work. Non-blocking.
int _dispatch_get_main_queue_handle_4CF(void);
/// Runs what the main queue holds. Main thread only; the argument is unused.
void _dispatch_main_queue_callback_4CF(void *_Nullable message);
