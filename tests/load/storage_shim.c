/* Stands between a server and its SQLite file (LD_PRELOAD): notes every write and what was synced, so
   that a power cut can be acted out, and lets writes fail while a fault is set.

   STORAGE_SHIM_FILE   the database; its write-ahead log and journal are watched too
   STORAGE_SHIM_LOG    where operations are noted, each after it was done
   STORAGE_SHIM_FAULT  a file; while it has an error number, writes and syncs fail with that error */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

#define MOST_FILES 65536
#define REAL(name) ((__typeof__(&name))real(#name))

struct note {
    int64_t kind; /* 'W' written, 'T' truncated, 'S' synced, 'U' unlinked */
    int64_t file; /* 1 database, 2 write-ahead log, 3 journal */
    int64_t offset;
    int64_t length;
};

static unsigned char watched[MOST_FILES];
static int log_file = -1;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *real(const char *name) { return dlsym(RTLD_NEXT, name); }

static int file_of(const char *path) {
    const char *database = getenv("STORAGE_SHIM_FILE");
    size_t length = database ? strlen(database) : 0;
    if (!length || !path || strncmp(path, database, length)) return 0;
    if (!strcmp(path + length, "")) return 1;
    if (!strcmp(path + length, "-wal")) return 2;
    if (!strcmp(path + length, "-journal")) return 3;
    return 0;
}

static int file_at(int fd) { return fd >= 0 && fd < MOST_FILES ? watched[fd] : 0; }

static int fault(void) {
    const char *path = getenv("STORAGE_SHIM_FAULT");
    char text[16] = "";
    int found = path ? REAL(open)(path, O_RDONLY | O_CLOEXEC) : -1;
    if (found < 0) return 0;
    ssize_t size = read(found, text, sizeof text - 1);
    REAL(close)(found);
    return size > 0 ? atoi(text) : 0;
}

static void note(int kind, int file, int64_t offset, const void *data, int64_t length) {
    struct note head = {kind, file, offset, length};
    struct iovec parts[2] = {{&head, sizeof head}, {(void *)data, data ? (size_t)length : 0}};
    pthread_mutex_lock(&lock);
    if (log_file < 0) {
        const char *path = getenv("STORAGE_SHIM_LOG");
        log_file = REAL(open)(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    }
    if (writev(log_file, parts, data ? 2 : 1) < 0) abort();
    pthread_mutex_unlock(&lock);
}

static int watch(int fd, const char *path) {
    if (fd >= 0 && fd < MOST_FILES) watched[fd] = file_of(path);
    return fd;
}

int open64(const char *path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    mode_t mode = va_arg(rest, mode_t);
    va_end(rest);
    return watch(REAL(open64)(path, flags, mode), path);
}

int close(int fd) {
    if (fd >= 0 && fd < MOST_FILES) watched[fd] = 0;
    return REAL(close)(fd);
}

#define REFUSE_IF_FAULTY(fd)              \
    int error = file_at(fd) ? fault() : 0; \
    if (error) {                           \
        errno = error;                     \
        return -1;                         \
    }

ssize_t pwrite64(int fd, const void *data, size_t length, off64_t offset) {
    REFUSE_IF_FAULTY(fd)
    ssize_t done = REAL(pwrite64)(fd, data, length, offset);
    if (done > 0 && file_at(fd)) note('W', file_at(fd), offset, data, done);
    return done;
}

int ftruncate64(int fd, off64_t length) {
    REFUSE_IF_FAULTY(fd)
    int done = REAL(ftruncate64)(fd, length);
    if (!done && file_at(fd)) note('T', file_at(fd), 0, NULL, length);
    return done;
}

int fdatasync(int fd) {
    REFUSE_IF_FAULTY(fd)
    int done = REAL(fdatasync)(fd);
    if (!done && file_at(fd)) note('S', file_at(fd), 0, NULL, 0);
    return done;
}

int fsync(int fd) {
    REFUSE_IF_FAULTY(fd)
    int done = REAL(fsync)(fd);
    if (!done && file_at(fd)) note('S', file_at(fd), 0, NULL, 0);
    return done;
}

int unlink(const char *path) {
    int done = REAL(unlink)(path);
    if (!done && file_of(path)) note('U', file_of(path), 0, NULL, 0);
    return done;
}
