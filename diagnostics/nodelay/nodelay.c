/*
 * Forces TCP_NODELAY on every TCP connection that a program accepts, from outside: preloaded (LD_PRELOAD), it takes the place of accept,
 * accept4 and setsockopt. The program itself is the same file as without it. Build: cc -shared -fPIC -O2 -o nodelay.so nodelay.c -ldl
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

typedef int (*setsockopt_function)(int, int, int, const void *, socklen_t);

static int real_setsockopt(int socket, int level, int name, const void *value, socklen_t length) {
  return ((setsockopt_function)dlsym(RTLD_NEXT, "setsockopt"))(socket, level, name, value, length);
}

/* Sockets of another family refuse the option: nothing to do there. */
static int forced(int socket) {
  const int on = 1;
  if (socket >= 0) (void)real_setsockopt(socket, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
  return socket;
}

int accept(int listener, struct sockaddr *address, socklen_t *length) {
  typedef int (*function)(int, struct sockaddr *, socklen_t *);
  return forced(((function)dlsym(RTLD_NEXT, "accept"))(listener, address, length));
}

int accept4(int listener, struct sockaddr *address, socklen_t *length, int flags) {
  typedef int (*function)(int, struct sockaddr *, socklen_t *, int);
  return forced(((function)dlsym(RTLD_NEXT, "accept4"))(listener, address, length, flags));
}

/* What the program says of TCP_NODELAY itself is not heard. */
int setsockopt(int socket, int level, int name, const void *value, socklen_t length) {
  if (level == IPPROTO_TCP && name == TCP_NODELAY) {
    const int on = 1;
    return real_setsockopt(socket, level, name, &on, sizeof on);
  }
  return real_setsockopt(socket, level, name, value, length);
}
