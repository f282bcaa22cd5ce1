// pkg-config is not asked for SDL (see the module map), so what is missing is said here.
#if __has_include(<SDL2/SDL.h>) && __has_include(<SDL2/SDL_ttf.h>)
#include <SDL2/SDL.h>
#include <SDL2/SDL_ttf.h>
// Without what it says about each system, as that includes all of the system's headers.
#define SDL_PROTOTYPES_ONLY
#include <SDL2/SDL_syswm.h>
#else
#error "SDL2 or SDL2_ttf is missing: install libsdl2-ttf-dev by apt-get, or run `make setup` in Pica's folder"
#endif
