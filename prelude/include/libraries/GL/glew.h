// OpenGL's buffers and shaders, and GLEW: declarations.
#pragma once
#pragma clang system_header
#include <GL/gl.h>
#include <GL/glu.h>
#include <stddef.h>

typedef char GLchar;
typedef ptrdiff_t GLsizeiptr, GLintptr;
#define GL_ARRAY_BUFFER 0x8892
#define GL_ELEMENT_ARRAY_BUFFER 0x8893
#define GL_BUFFER_SIZE 0x8764
#define GL_STREAM_DRAW 0x88E0
#define GL_STATIC_DRAW 0x88E4
#define GL_DYNAMIC_DRAW 0x88E8
#define GL_DYNAMIC_COPY 0x88EA
#define GL_PIXEL_UNPACK_BUFFER 0x88EC
#define GL_PIXEL_UNPACK_BUFFER_ARB 0x88EC
#define GL_FRAGMENT_SHADER 0x8B30
#define GL_VERTEX_SHADER 0x8B31
#define GL_COMPILE_STATUS 0x8B81
#define GL_LINK_STATUS 0x8B82
#define GLEW_OK 0

extern "C" {
void glGenBuffers(GLsizei, GLuint *);
void glDeleteBuffers(GLsizei, const GLuint *);
void glBindBuffer(GLenum, GLuint);
void glBufferData(GLenum, GLsizeiptr, const GLvoid *, GLenum);
void glBufferSubData(GLenum, GLintptr, GLsizeiptr, const GLvoid *);
void glGetBufferParameteriv(GLenum, GLenum, GLint *);
void glGenVertexArrays(GLsizei, GLuint *);
void glBindVertexArray(GLuint);
void glVertexAttribPointer(GLuint, GLint, GLenum, GLboolean, GLsizei, const GLvoid *);
void glEnableVertexAttribArray(GLuint);
GLuint glCreateShader(GLenum);
void glShaderSource(GLuint, GLsizei, const GLchar *const *, const GLint *);
void glCompileShader(GLuint);
void glGetShaderiv(GLuint, GLenum, GLint *);
GLuint glCreateProgram();
void glAttachShader(GLuint, GLuint);
void glLinkProgram(GLuint);
void glGetProgramiv(GLuint, GLenum, GLint *);
void glUseProgram(GLuint);
GLint glGetUniformLocation(GLuint, const GLchar *);
void glUniform1f(GLint, GLfloat);
void glUniform1i(GLint, GLint);
void glUniformMatrix4fv(GLint, GLsizei, GLboolean, const GLfloat *);

GLenum glewInit();
GLboolean glewIsSupported(const char *);
const GLubyte *glewGetErrorString(GLenum);
}
