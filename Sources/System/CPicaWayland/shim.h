#include <wayland-client-core.h>

// The protocol's own interfaces, which the library brings. As functions: Swift knows a constant's value
// only, and what counts is its address.
#define PICA_INTERFACE(name) \
    extern const struct wl_interface wl_##name##_interface; \
    static inline const struct wl_interface *pica_##name(void) { return &wl_##name##_interface; }

PICA_INTERFACE(registry)
PICA_INTERFACE(callback)
PICA_INTERFACE(seat)
PICA_INTERFACE(keyboard)
PICA_INTERFACE(pointer)
PICA_INTERFACE(touch)
PICA_INTERFACE(surface)
PICA_INTERFACE(data_device_manager)
PICA_INTERFACE(data_device)
PICA_INTERFACE(data_source)

// Those of the primary selection (primary-selection-unstable-v1), which it does not bring: what each
// message is called, what it carries, and which interfaces the objects in it have.
static const struct wl_interface pica_primary_offer_interface, pica_primary_source_interface,
    pica_primary_device_interface, pica_primary_manager_interface;

static const struct wl_interface *pica_primary_nothing[] = {0, 0};
static const struct wl_interface *pica_primary_new_source[] = {&pica_primary_source_interface};
static const struct wl_interface *pica_primary_new_device[] = {
    &pica_primary_device_interface, &wl_seat_interface};
static const struct wl_interface *pica_primary_set[] = {&pica_primary_source_interface, 0};
static const struct wl_interface *pica_primary_offered[] = {&pica_primary_offer_interface};

static const struct wl_message pica_primary_manager_requests[] = {
    {"create_source", "n", pica_primary_new_source},
    {"get_device", "no", pica_primary_new_device},
    {"destroy", "", pica_primary_nothing},
};
static const struct wl_interface pica_primary_manager_interface = {
    "zwp_primary_selection_device_manager_v1", 1, 3, pica_primary_manager_requests, 0, 0};

static const struct wl_message pica_primary_device_requests[] = {
    {"set_selection", "?ou", pica_primary_set},
    {"destroy", "", pica_primary_nothing},
};
static const struct wl_message pica_primary_device_events[] = {
    {"data_offer", "n", pica_primary_offered},
    {"selection", "?o", pica_primary_offered},
};
static const struct wl_interface pica_primary_device_interface = {
    "zwp_primary_selection_device_v1", 1, 2, pica_primary_device_requests, 2, pica_primary_device_events};

static const struct wl_message pica_primary_offer_requests[] = {
    {"receive", "sh", pica_primary_nothing},
    {"destroy", "", pica_primary_nothing},
};
static const struct wl_message pica_primary_offer_events[] = {
    {"offer", "s", pica_primary_nothing},
};
static const struct wl_interface pica_primary_offer_interface = {
    "zwp_primary_selection_offer_v1", 1, 2, pica_primary_offer_requests, 1, pica_primary_offer_events};

static const struct wl_message pica_primary_source_requests[] = {
    {"offer", "s", pica_primary_nothing},
    {"destroy", "", pica_primary_nothing},
};
static const struct wl_message pica_primary_source_events[] = {
    {"send", "sh", pica_primary_nothing},
    {"cancelled", "", pica_primary_nothing},
};
static const struct wl_interface pica_primary_source_interface = {
    "zwp_primary_selection_source_v1", 1, 2, pica_primary_source_requests, 2, pica_primary_source_events};

static inline const struct wl_interface *pica_primary_manager(void) {
    return &pica_primary_manager_interface;
}
static inline const struct wl_interface *pica_primary_device(void) {
    return &pica_primary_device_interface;
}
static inline const struct wl_interface *pica_primary_source(void) {
    return &pica_primary_source_interface;
}

// Those of pinches (pointer-gestures-unstable-v1); of the other gestures only where they stand.
static const struct wl_interface pica_pinch_interface;

static const struct wl_interface *pica_pinch_nothing[] = {0, 0, 0, 0, 0};
static const struct wl_interface *pica_pinch_surface[] = {0, 0, &wl_surface_interface, 0};
static const struct wl_interface *pica_swipe_new[] = {0, &wl_pointer_interface};
static const struct wl_interface *pica_pinch_new[] = {&pica_pinch_interface, &wl_pointer_interface};

static const struct wl_message pica_pinch_requests[] = {
    {"destroy", "", pica_pinch_nothing},
};
static const struct wl_message pica_pinch_events[] = {
    {"begin", "uuou", pica_pinch_surface},
    {"update", "uffff", pica_pinch_nothing},
    {"end", "uui", pica_pinch_nothing},
};
static const struct wl_message pica_pointer_gestures_requests[] = {
    {"get_swipe_gesture", "no", pica_swipe_new},
    {"get_pinch_gesture", "no", pica_pinch_new},
    {"release", "2", pica_pinch_nothing},
};
static const struct wl_interface pica_pinch_interface = {
    "zwp_pointer_gesture_pinch_v1", 2, 1, pica_pinch_requests, 3, pica_pinch_events};
static const struct wl_interface pica_pointer_gestures_interface = {
    "zwp_pointer_gestures_v1", 2, 3, pica_pointer_gestures_requests, 0, 0};

static inline const struct wl_interface *pica_pointer_gestures(void) {
    return &pica_pointer_gestures_interface;
}
static inline const struct wl_interface *pica_pinch(void) {
    return &pica_pinch_interface;
}

// Those of text input (text-input-unstable-v3).
static const struct wl_interface pica_text_input_interface;

static const struct wl_interface *pica_text_input_nothing[] = {0, 0, 0, 0};
static const struct wl_interface *pica_text_input_new[] = {&pica_text_input_interface, &wl_seat_interface};
static const struct wl_interface *pica_text_input_surface[] = {&wl_surface_interface};

static const struct wl_message pica_text_input_manager_requests[] = {
    {"destroy", "", pica_text_input_nothing},
    {"get_text_input", "no", pica_text_input_new},
};
static const struct wl_interface pica_text_input_manager_interface = {
    "zwp_text_input_manager_v3", 1, 2, pica_text_input_manager_requests, 0, 0};

static const struct wl_message pica_text_input_requests[] = {
    {"destroy", "", pica_text_input_nothing},
    {"enable", "", pica_text_input_nothing},
    {"disable", "", pica_text_input_nothing},
    {"set_surrounding_text", "sii", pica_text_input_nothing},
    {"set_text_change_cause", "u", pica_text_input_nothing},
    {"set_content_type", "uu", pica_text_input_nothing},
    {"set_cursor_rectangle", "iiii", pica_text_input_nothing},
    {"commit", "", pica_text_input_nothing},
};
static const struct wl_message pica_text_input_events[] = {
    {"enter", "o", pica_text_input_surface},
    {"leave", "o", pica_text_input_surface},
    {"preedit_string", "?sii", pica_text_input_nothing},
    {"commit_string", "?s", pica_text_input_nothing},
    {"delete_surrounding_text", "uu", pica_text_input_nothing},
    {"done", "u", pica_text_input_nothing},
};
static const struct wl_interface pica_text_input_interface = {
    "zwp_text_input_v3", 1, 8, pica_text_input_requests, 6, pica_text_input_events};

static inline const struct wl_interface *pica_text_input_manager(void) {
    return &pica_text_input_manager_interface;
}
static inline const struct wl_interface *pica_text_input(void) {
    return &pica_text_input_interface;
}
