// cmark-gfm under names of Pica's own. A package that brings another cmark declares the same types and functions, and
// the compiler finds them ambiguous where it sees both headers. The values are part of the library's binary interface.
#ifndef PICA_MARKDOWN
#define PICA_MARKDOWN

#include <stddef.h>
#include <stdint.h>

#define PICA_MARKDOWN_NAME(name) __asm__(name)

typedef struct pica_markdown_node pica_markdown_node;
typedef struct pica_markdown_parser pica_markdown_parser;
typedef struct pica_markdown_iterator pica_markdown_iterator;
typedef struct pica_markdown_extension pica_markdown_extension;
typedef struct pica_markdown_extensions pica_markdown_extensions;

enum { PICA_MARKDOWN_DEFAULT = 0 };
enum { PICA_MARKDOWN_DONE = 1, PICA_MARKDOWN_ENTER = 2 };
enum { PICA_MARKDOWN_ORDERED_LIST = 2 };
enum { PICA_MARKDOWN_PAREN_DELIMITER = 2 };
enum {
    PICA_MARKDOWN_DOCUMENT = 0x8001,
    PICA_MARKDOWN_BLOCK_QUOTE = 0x8002,
    PICA_MARKDOWN_LIST = 0x8003,
    PICA_MARKDOWN_ITEM = 0x8004,
    PICA_MARKDOWN_CODE_BLOCK = 0x8005,
    PICA_MARKDOWN_HTML_BLOCK = 0x8006,
    PICA_MARKDOWN_PARAGRAPH = 0x8008,
    PICA_MARKDOWN_HEADING = 0x8009,
    PICA_MARKDOWN_THEMATIC_BREAK = 0x800a,
    PICA_MARKDOWN_TEXT = 0xc001,
    PICA_MARKDOWN_SOFT_BREAK = 0xc002,
    PICA_MARKDOWN_LINE_BREAK = 0xc003,
    PICA_MARKDOWN_CODE = 0xc004,
    PICA_MARKDOWN_HTML_INLINE = 0xc005,
    PICA_MARKDOWN_EMPHASIS = 0xc007,
    PICA_MARKDOWN_STRONG = 0xc008,
    PICA_MARKDOWN_LINK = 0xc009,
    PICA_MARKDOWN_IMAGE = 0xc00a,
};

pica_markdown_parser *pica_markdown_parser_new(int options) PICA_MARKDOWN_NAME("cmark_parser_new");
void pica_markdown_parser_free(pica_markdown_parser *parser) PICA_MARKDOWN_NAME("cmark_parser_free");
void pica_markdown_parser_feed(pica_markdown_parser *parser, const char *bytes, size_t count)
    PICA_MARKDOWN_NAME("cmark_parser_feed");
pica_markdown_node *pica_markdown_parser_finish(pica_markdown_parser *parser) PICA_MARKDOWN_NAME("cmark_parser_finish");

void pica_markdown_register_extensions(void) PICA_MARKDOWN_NAME("cmark_gfm_core_extensions_ensure_registered");
pica_markdown_extension *pica_markdown_find_extension(const char *name)
    PICA_MARKDOWN_NAME("cmark_find_syntax_extension");
int pica_markdown_parser_attach(pica_markdown_parser *parser, pica_markdown_extension *extension)
    PICA_MARKDOWN_NAME("cmark_parser_attach_syntax_extension");
pica_markdown_extensions *pica_markdown_parser_extensions(pica_markdown_parser *parser)
    PICA_MARKDOWN_NAME("cmark_parser_get_syntax_extensions");

pica_markdown_iterator *pica_markdown_iterator_new(pica_markdown_node *root) PICA_MARKDOWN_NAME("cmark_iter_new");
void pica_markdown_iterator_free(pica_markdown_iterator *iterator) PICA_MARKDOWN_NAME("cmark_iter_free");
int pica_markdown_iterator_next(pica_markdown_iterator *iterator) PICA_MARKDOWN_NAME("cmark_iter_next");
pica_markdown_node *pica_markdown_iterator_node(pica_markdown_iterator *iterator)
    PICA_MARKDOWN_NAME("cmark_iter_get_node");

void pica_markdown_node_free(pica_markdown_node *node) PICA_MARKDOWN_NAME("cmark_node_free");
pica_markdown_node *pica_markdown_node_previous(pica_markdown_node *node) PICA_MARKDOWN_NAME("cmark_node_previous");
uint16_t pica_markdown_node_type(pica_markdown_node *node) PICA_MARKDOWN_NAME("cmark_node_get_type");
const char *pica_markdown_node_type_string(pica_markdown_node *node) PICA_MARKDOWN_NAME("cmark_node_get_type_string");
const char *pica_markdown_node_literal(pica_markdown_node *node) PICA_MARKDOWN_NAME("cmark_node_get_literal");
const char *pica_markdown_node_url(pica_markdown_node *node) PICA_MARKDOWN_NAME("cmark_node_get_url");
const char *pica_markdown_node_title(pica_markdown_node *node) PICA_MARKDOWN_NAME("cmark_node_get_title");
const char *pica_markdown_node_fence_info(pica_markdown_node *node) PICA_MARKDOWN_NAME("cmark_node_get_fence_info");
int pica_markdown_node_heading_level(pica_markdown_node *node) PICA_MARKDOWN_NAME("cmark_node_get_heading_level");
int pica_markdown_node_list_type(pica_markdown_node *node) PICA_MARKDOWN_NAME("cmark_node_get_list_type");
int pica_markdown_node_list_start(pica_markdown_node *node) PICA_MARKDOWN_NAME("cmark_node_get_list_start");
int pica_markdown_node_list_delimiter(pica_markdown_node *node) PICA_MARKDOWN_NAME("cmark_node_get_list_delim");
int pica_markdown_node_start_line(pica_markdown_node *node) PICA_MARKDOWN_NAME("cmark_node_get_start_line");
int pica_markdown_node_start_column(pica_markdown_node *node) PICA_MARKDOWN_NAME("cmark_node_get_start_column");
int pica_markdown_node_end_line(pica_markdown_node *node) PICA_MARKDOWN_NAME("cmark_node_get_end_line");
int pica_markdown_node_end_column(pica_markdown_node *node) PICA_MARKDOWN_NAME("cmark_node_get_end_column");

uint16_t pica_markdown_table_columns(pica_markdown_node *node)
    PICA_MARKDOWN_NAME("cmark_gfm_extensions_get_table_columns");
uint8_t *pica_markdown_table_alignments(pica_markdown_node *node)
    PICA_MARKDOWN_NAME("cmark_gfm_extensions_get_table_alignments");

char *pica_markdown_render_html(pica_markdown_node *root, int options, pica_markdown_extensions *extensions)
    PICA_MARKDOWN_NAME("cmark_render_html");

#endif
