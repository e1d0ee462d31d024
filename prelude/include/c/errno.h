// Error numbers that functions here return.
#ifndef WARPPROOF_C_ERRNO_H
#define WARPPROOF_C_ERRNO_H

#define EBUSY 16
#define EINVAL 22

#endif
