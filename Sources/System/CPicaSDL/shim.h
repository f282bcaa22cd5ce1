// pkg-config is not asked for SDL (see the module map), so what is missing is said here.
#if __has_include(<SDL2/SDL.h>) && __has_include(<SDL2/SDL_ttf.h>) && __has_include(<SDL2/SDL_image.h>)
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>
// Opened with the first picture, and not linked: it brings nine more libraries into a program's start.
#include <SDL2/SDL_image.h>
// Without what it says about each system, as that includes all of the system's headers.
#define SDL_PROTOTYPES_ONLY
#include <SDL2/SDL_syswm.h>
#else
#error "SDL2, SDL2_ttf or SDL2_image is missing: install libsdl2-ttf-dev and libsdl2-image-dev by apt-get, or run `make setup` in Pica's folder"
#endif
