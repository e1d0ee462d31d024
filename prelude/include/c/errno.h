// Error numbers that functions here return.
#ifndef WARPPROOF_C_ERRNO_H
#define WARPPROOF_C_ERRNO_H

static _Thread_local int __wp_errno;
#define errno __wp_errno

#define EPERM 1
#define EINTR 4
#define EAGAIN 11
#define ENOMEM 12
#define EBUSY 16
#define EINVAL 22
#define EDEADLK 35
#define EOVERFLOW 75
#define ETIMEDOUT 110

#endif
