// Clang's headers for a toolkit include it, and it is part of another package.
#pragma once
