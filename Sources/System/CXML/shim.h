// Where libxml2 is built with ICU its headers bring ICU's types, which clash with those of the ICU inside Swift's
// Foundation. Nothing that Pica calls has to do with them.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/HTMLparser.h>
#include <libxml/parserInternals.h>
