// GLU: declarations.
#pragma once
#pragma clang system_header
#include <GL/gl.h>

extern "C" {
void gluPerspective(GLdouble, GLdouble, GLdouble, GLdouble);
void gluLookAt(GLdouble, GLdouble, GLdouble, GLdouble, GLdouble, GLdouble, GLdouble, GLdouble,
               GLdouble);
void gluOrtho2D(GLdouble, GLdouble, GLdouble, GLdouble);
}
