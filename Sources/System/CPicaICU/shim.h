// ICU's C functions as Pica calls them, prefixed `icu_`.
//
// ICU's own headers are not included: its functions are macros that append the library's version,
// which Swift does not see, and its types clash with those of the ICU inside Swift's Foundation, which
// has the same names and another version. So this takes from ICU only the macros of the names, and
// declares the stable functions behind them by their plain C types.
#pragma once
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <unicode/urename.h>

typedef struct PicaUBreakIterator PicaUBreakIterator;
typedef struct PicaUText PicaUText;
typedef struct PicaUResource PicaUResource;
typedef struct PicaUConverter PicaUConverter;
typedef struct PicaUListFormatter PicaUListFormatter;

int8_t u_hasBinaryProperty(int32_t c, int32_t which);
int32_t u_getIntPropertyValue(int32_t c, int32_t which);
int32_t u_charDirection(int32_t c);
int32_t uloc_forLanguageTag(
    const char *tag, char *locale, int32_t capacity, int32_t *parsed, int32_t *status);
int32_t uloc_getKeywordValue(
    const char *locale, const char *keyword, char *value, int32_t capacity, int32_t *status);
int32_t uscript_getScript(int32_t c, int32_t *status);
int8_t uscript_hasScript(int32_t c, int32_t script);
int32_t uscript_getScriptExtensions(int32_t c, int32_t *scripts, int32_t capacity, int32_t *status);
int32_t u_getBidiPairedBracket(int32_t c);
int32_t u_strToUpper(
    uint16_t *to, int32_t capacity, const uint16_t *from, int32_t length, const char *locale,
    int32_t *status);
const char *uscript_getShortName(int32_t script);
int32_t uscript_getCode(const char *locale, int32_t *scripts, int32_t capacity, int32_t *status);
int32_t uloc_addLikelySubtags(const char *locale, char *to, int32_t capacity, int32_t *status);
int32_t uscript_getSampleString(int32_t script, uint16_t *to, int32_t capacity, int32_t *status);
PicaUResource *ures_openDirect(const char *package, const char *name, int32_t *status);
PicaUResource *ures_open(const char *package, const char *locale, int32_t *status);
PicaUResource *ures_getByKeyWithFallback(
    const PicaUResource *resource, const char *key, PicaUResource *reuse, int32_t *status);
PicaUResource *ures_getByKey(
    const PicaUResource *resource, const char *key, PicaUResource *reuse, int32_t *status);
PicaUResource *ures_getByIndex(
    const PicaUResource *resource, int32_t index, PicaUResource *reuse, int32_t *status);
const uint16_t *ures_getString(const PicaUResource *resource, int32_t *length, int32_t *status);
const char *ures_getKey(const PicaUResource *resource);
int32_t ures_getSize(const PicaUResource *resource);
void ures_close(PicaUResource *resource);
PicaUBreakIterator *ubrk_open(
    int32_t type, const char *locale, const uint16_t *text, int32_t length, int32_t *status);
void ubrk_close(PicaUBreakIterator *iterator);
void ubrk_setText(PicaUBreakIterator *iterator, const uint16_t *text, int32_t length, int32_t *status);
void ubrk_setUText(PicaUBreakIterator *iterator, PicaUText *text, int32_t *status);
int32_t ubrk_next(PicaUBreakIterator *iterator);
int32_t ubrk_following(PicaUBreakIterator *iterator, int32_t offset);
int32_t ubrk_preceding(PicaUBreakIterator *iterator, int32_t offset);
int32_t ubrk_getRuleStatus(PicaUBreakIterator *iterator);
PicaUConverter *ucnv_open(const char *name, int32_t *status);
void ucnv_close(PicaUConverter *converter);
int32_t ucnv_toUChars(
    PicaUConverter *converter, uint16_t *to, int32_t capacity, const char *from, int32_t length,
    int32_t *status);
PicaUListFormatter *ulistfmt_openForType(
    const char *locale, int32_t type, int32_t width, int32_t *status);
void ulistfmt_close(PicaUListFormatter *formatter);
int32_t ulistfmt_format(
    const PicaUListFormatter *formatter, const uint16_t *const *strings, const int32_t *lengths, int32_t count,
    uint16_t *to, int32_t capacity, int32_t *status);
PicaUText *utext_openUTF8(PicaUText *reuse, const char *text, int64_t length, int32_t *status);
PicaUText *utext_close(PicaUText *text);

enum {
    ICU_PROPERTY_EMOJI = 57,
    ICU_PROPERTY_EMOJI_PRESENTATION = 58,
    ICU_PROPERTY_DEFAULT_IGNORABLE_CODE_POINT = 5,
    ICU_PROPERTY_GRAPHEME_CLUSTER_BREAK = 4114,
    ICU_PROPERTY_LINE_BREAK = 4104,
    ICU_BRACKET_OPEN = 1,
    ICU_BRACKET_CLOSE = 2,
    ICU_PROPERTY_LOWERCASE = 22,
    ICU_PROPERTY_UPPERCASE = 30,
    ICU_PROPERTY_CANONICAL_COMBINING_CLASS = 4098,
    ICU_PROPERTY_JOINING_TYPE = 4103,
    ICU_PROPERTY_BIDI_PAIRED_BRACKET_TYPE = 4117,
    ICU_GCB_CONTROL = 1,
    ICU_GCB_EXTEND = 3,
    ICU_GCB_PREPEND = 11,
    ICU_GCB_ZWJ = 17,
    ICU_GCB_SPACING_MARK = 10,
    ICU_LB_AMBIGUOUS = 1,
    ICU_LB_ALPHABETIC = 2,
    ICU_LB_IDEOGRAPHIC = 14,
    ICU_LB_HANGUL_LV = 31,
    ICU_LB_HANGUL_LVT = 32,
    ICU_LB_JAMO_L = 33,
    ICU_LB_JAMO_T = 34,
    ICU_LB_JAMO_V = 35,
    ICU_LB_CONDITIONAL_JAPANESE_STARTER = 37,
    ICU_LB_HEBREW_LETTER = 38,
    ICU_LB_EMOJI_BASE = 40,
    ICU_LB_EMOJI_MODIFIER = 41,
    ICU_LB_NUMERIC = 19,
    ICU_LB_QUOTATION = 23,
    ICU_LB_INFIX_NUMERIC = 16,
    ICU_LB_COMBINING_MARK = 9,
    ICU_LB_GLUE = 12,
    ICU_LB_EXCLAMATION = 11,
    ICU_LB_CLOSE_PUNCTUATION = 8,
    ICU_LB_CLOSE_PARENTHESIS = 36,
    ICU_LB_BREAK_AFTER = 4,
    ICU_LB_SPACE = 26,
    ICU_DIRECTION_RIGHT_TO_LEFT = 1,
    ICU_DIRECTION_RIGHT_TO_LEFT_ARABIC = 13,
    ICU_DIRECTION_ARABIC_NUMBER = 5,
    ICU_DIRECTION_RIGHT_TO_LEFT_EMBEDDING = 14,
    ICU_DIRECTION_RIGHT_TO_LEFT_OVERRIDE = 15,
    ICU_DIRECTION_RIGHT_TO_LEFT_ISOLATE = 21,
    ICU_SCRIPT_COMMON = 0,
    ICU_SCRIPT_INHERITED = 1,
    ICU_SCRIPT_BOPOMOFO = 5,
    ICU_SCRIPT_CYRILLIC = 8,
    ICU_SCRIPT_GREEK = 14,
    ICU_SCRIPT_HAN = 17,
    ICU_SCRIPT_HANGUL = 18,
    ICU_SCRIPT_HIRAGANA = 20,
    ICU_SCRIPT_KATAKANA = 22,
    ICU_SCRIPT_LATIN = 25,
    ICU_SCRIPT_CANADIAN_ABORIGINAL = 40,
    ICU_LIST_AND = 0,
    ICU_LIST_UNITS = 2,
    ICU_LIST_WIDE = 0,
    ICU_LIST_SHORT = 1,
    ICU_LIST_NARROW = 2,
    ICU_BREAK_WORD = 1,
    ICU_BREAK_LINE = 2,
    ICU_BREAK_SENTENCE = 3,
};

static inline _Bool icu_hasBinaryProperty(int32_t c, int32_t which) {
    return u_hasBinaryProperty(c, which);
}
static inline int32_t icu_getIntPropertyValue(int32_t c, int32_t which) {
    return u_getIntPropertyValue(c, which);
}
static inline int32_t icu_charDirection(int32_t c) { return u_charDirection(c); }
static inline int32_t icu_getScript(int32_t c) {
    int32_t status = 0;
    int32_t script = uscript_getScript(c, &status);
    return status <= 0 ? script : ICU_SCRIPT_COMMON;
}
// Whether the script's text uses the character, be it its own or shared with other scripts.
static inline _Bool icu_hasScript(int32_t c, int32_t script) { return uscript_hasScript(c, script); }
// Whether it is not of one script, nor one of all.
static inline _Bool icu_isShared(int32_t c) {
    int32_t scripts[2];
    int32_t status = 0;
    // Of more scripts than these there is an error, and their number.
    return uscript_getScriptExtensions(c, scripts, 2, &status) > 1;
}
// The scripts that share the character; one where it has a script of its own or is in every script's.
static inline int32_t icu_scriptExtensions(int32_t c, int32_t *scripts, int32_t capacity) {
    int32_t status = 0;
    int32_t count = uscript_getScriptExtensions(c, scripts, capacity, &status);
    return status <= 0 ? count : 0;
}
static inline int32_t icu_pairedBracket(int32_t c) { return u_getBidiPairedBracket(c); }
// The text's capitals; how many units they take, or 0 where they do not fit.
static inline int32_t icu_uppercase(
    const uint16_t *from, int32_t length, const char *locale, uint16_t *to, int32_t capacity) {
    int32_t status = 0;
    int32_t count = u_strToUpper(to, capacity, from, length, locale, &status);
    return status <= 0 ? count : 0;
}
// The four letters of ISO 15924, or NULL.
static inline const char *icu_scriptShortName(int32_t script) {
    return uscript_getShortName(script);
}
// The scripts a locale's language is written in; how many, 0 for none that is known.
static inline int32_t icu_localeScripts(const char *locale, int32_t *scripts, int32_t capacity) {
    int32_t status = 0;
    int32_t count = uscript_getCode(locale, scripts, capacity, &status);
    return status <= 0 && count <= capacity ? count : 0;
}
// A locale with its likeliest language, script and territory: "zh_TW" gives "zh_Hant_TW".
static inline _Bool icu_likelyLocale(const char *locale, char *to, int32_t capacity) {
    int32_t status = 0;
    int32_t length = uloc_addLikelySubtags(locale, to, capacity, &status);
    return status <= 0 && length > 0 && length < capacity;
}
// A letter of the script that its fonts have, or 0.
static inline uint32_t icu_scriptSample(int32_t script) {
    uint16_t units[8];
    int32_t status = 0;
    int32_t count = uscript_getSampleString(script, units, 8, &status);
    if (status > 0 || count < 1) return 0;
    if ((units[0] & 0xFC00) != 0xD800 || count < 2) return units[0];
    return 0x10000 + ((uint32_t)(units[0] & 0x3FF) << 10) + (units[1] & 0x3FF);
}

// ICU's own name of a BCP 47 tag's locale; false if it is no tag or too long.
static inline _Bool icu_localeOfTag(const char *tag, char *locale, int32_t capacity) {
    int32_t status = 0;
    int32_t parsed = 0;
    int32_t length = uloc_forLanguageTag(tag, locale, capacity, &parsed, &status);
    return status <= 0 && length > 0 && length < capacity;
}
// Whether a locale's keyword has a value.
static inline _Bool icu_localeHas(const char *locale, const char *keyword, const char *value) {
    char found[32];
    int32_t status = 0;
    int32_t length = uloc_getKeywordValue(locale, keyword, found, sizeof found, &status);
    return status <= 0 && length > 0 && length < (int32_t)sizeof found && strcmp(found, value) == 0;
}

// What was opened, or NULL, with nothing left open, where ICU reports an error.
static inline PicaUResource *icu_checkedResource(PicaUResource *resource, int32_t status) {
    if (status <= 0) return resource;
    if (resource) ures_close(resource);
    return NULL;
}
// A table of ICU's data, or a part of one; NULL where there is none of that name or number.
static inline PicaUResource *icu_resource(const char *name) {
    int32_t status = 0;
    PicaUResource *resource = ures_openDirect(NULL, name, &status);
    return icu_checkedResource(resource, status);
}
// A language's part of ICU's data, with those of the languages it falls back on.
static inline PicaUResource *icu_localeResource(const char *package, const char *locale) {
    int32_t status = 0;
    PicaUResource *resource = ures_open(package, locale, &status);
    return icu_checkedResource(resource, status);
}
// What stands at a path of keys, there or in a language that is fallen back on.
static inline PicaUResource *icu_resourceAtPath(const PicaUResource *resource, const char *path) {
    int32_t status = 0;
    PicaUResource *part = ures_getByKeyWithFallback(resource, path, NULL, &status);
    return icu_checkedResource(part, status);
}
static inline PicaUResource *icu_resourceByKey(const PicaUResource *resource, const char *key) {
    int32_t status = 0;
    PicaUResource *part = ures_getByKey(resource, key, NULL, &status);
    return icu_checkedResource(part, status);
}
static inline PicaUResource *icu_resourceByIndex(const PicaUResource *resource, int32_t index) {
    int32_t status = 0;
    PicaUResource *part = ures_getByIndex(resource, index, NULL, &status);
    return icu_checkedResource(part, status);
}
// The words of a part, which are ICU's; NULL where it is something else.
static inline const uint16_t *icu_resourceString(const PicaUResource *resource, int32_t *length) {
    int32_t status = 0;
    const uint16_t *string = ures_getString(resource, length, &status);
    return status <= 0 ? string : NULL;
}
static inline const char *icu_resourceKey(const PicaUResource *resource) { return ures_getKey(resource); }
static inline int32_t icu_resourceSize(const PicaUResource *resource) { return ures_getSize(resource); }
static inline void icu_resourceClose(PicaUResource *resource) { ures_close(resource); }

static inline PicaUBreakIterator *icu_breakOpen(int32_t type, const char *locale) {
    int32_t status = 0;
    PicaUBreakIterator *iterator = ubrk_open(type, locale, NULL, 0, &status);
    if (status <= 0) return iterator;
    if (iterator) ubrk_close(iterator);
    return NULL;
}
static inline void icu_breakClose(PicaUBreakIterator *iterator) { ubrk_close(iterator); }
static inline _Bool icu_breakSetText(
    PicaUBreakIterator *iterator, const uint16_t *text, int32_t length) {
    int32_t status = 0;
    ubrk_setText(iterator, text, length, &status);
    return status <= 0;
}
static inline _Bool icu_breakSetUText(PicaUBreakIterator *iterator, PicaUText *text) {
    int32_t status = 0;
    ubrk_setUText(iterator, text, &status);
    return status <= 0;
}
static inline int32_t icu_breakNext(PicaUBreakIterator *iterator) { return ubrk_next(iterator); }
static inline int32_t icu_breakFollowing(PicaUBreakIterator *iterator, int32_t offset) {
    return ubrk_following(iterator, offset);
}
static inline int32_t icu_breakPreceding(PicaUBreakIterator *iterator, int32_t offset) {
    return ubrk_preceding(iterator, offset);
}
static inline int32_t icu_breakStatus(PicaUBreakIterator *iterator) {
    return ubrk_getRuleStatus(iterator);
}

// Opens a view of UTF-8 text, or opens `reuse` again on other text.
static inline PicaUText *icu_textOpenUTF8(PicaUText *reuse, const char *text, int64_t length) {
    int32_t status = 0;
    PicaUText *opened = utext_openUTF8(reuse, text, length, &status);
    return status <= 0 ? opened : reuse;
}
static inline void icu_textClose(PicaUText *text) { utext_close(text); }

// What reads an encoding, or NULL where ICU knows none of that name.
static inline PicaUConverter *icu_converterOpen(const char *name) {
    int32_t status = 0;
    PicaUConverter *converter = ucnv_open(name, &status);
    if (status <= 0) return converter;
    if (converter) ucnv_close(converter);
    return NULL;
}
static inline void icu_converterClose(PicaUConverter *converter) { ucnv_close(converter); }
// Makes UTF-16 of bytes; how many units, or 0 where they do not fit. What is wrong becomes U+FFFD.
static inline int32_t icu_converterRead(
    PicaUConverter *converter, const char *from, int32_t length, uint16_t *to, int32_t capacity) {
    int32_t status = 0;
    int32_t count = ucnv_toUChars(converter, to, capacity, from, length, &status);
    return status <= 0 ? count : 0;
}

// What puts texts together to a list, or NULL.
static inline PicaUListFormatter *icu_listOpen(const char *locale, int32_t type, int32_t width) {
    int32_t status = 0;
    PicaUListFormatter *formatter = ulistfmt_openForType(locale, type, width, &status);
    if (status <= 0) return formatter;
    if (formatter) ulistfmt_close(formatter);
    return NULL;
}
static inline void icu_listClose(PicaUListFormatter *formatter) { ulistfmt_close(formatter); }
// Writes a list; how many units it takes, which may be more than there is room for, or -1 where it cannot be written.
static inline int32_t icu_listFormat(
    const PicaUListFormatter *formatter, const uint16_t *const *strings, const int32_t *lengths, int32_t count,
    uint16_t *to, int32_t capacity) {
    int32_t status = 0;
    const int32_t tooShort = 15; // U_BUFFER_OVERFLOW_ERROR
    int32_t length = ulistfmt_format(formatter, strings, lengths, count, to, capacity, &status);
    return status <= 0 || status == tooShort ? length : -1;
}
