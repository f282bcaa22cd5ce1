#include <xcb/xcb.h>
#include <xcb/xfixes.h>

/// What the server says of the extension that tells of selections' owners. A variable of C's that is not
/// constant Swift lets nobody touch.
static inline const xcb_query_extension_reply_t *pica_xfixes(xcb_connection_t *connection) {
    return xcb_get_extension_data(connection, &xcb_xfixes_id);
}
