// GLUT: declarations.
#pragma once
#pragma clang system_header
#include <GL/gl.h>
#include <GL/glu.h>

#define GLUT_RGB 0x0000
#define GLUT_RGBA 0x0000
#define GLUT_SINGLE 0x0000
#define GLUT_DOUBLE 0x0002
#define GLUT_DEPTH 0x0010
#define GLUT_LEFT_BUTTON 0
#define GLUT_MIDDLE_BUTTON 1
#define GLUT_RIGHT_BUTTON 2
#define GLUT_DOWN 0
#define GLUT_UP 1
#define GLUT_WINDOW_WIDTH 0x0066
#define GLUT_WINDOW_HEIGHT 0x0067
#define GLUT_ELAPSED_TIME 0x02BC
#define GLUT_ACTION_ON_WINDOW_CLOSE 0x01F9
#define GLUT_ACTION_GLUTMAINLOOP_RETURNS 1
#define GLUT_BITMAP_HELVETICA_12 ((void *)7)
#define GLUT_BITMAP_HELVETICA_18 ((void *)8)
extern "C" {
void glutInit(int *, char **);
void glutInitDisplayMode(unsigned);
void glutInitWindowSize(int, int);
void glutInitWindowPosition(int, int);
int glutCreateWindow(const char *);
void glutDestroyWindow(int);
int glutGetWindow();
void glutSetWindowTitle(const char *);
void glutReshapeWindow(int, int);
void glutDisplayFunc(void (*)());
void glutReshapeFunc(void (*)(int, int));
void glutKeyboardFunc(void (*)(unsigned char, int, int));
void glutSpecialFunc(void (*)(int, int, int));
void glutMouseFunc(void (*)(int, int, int, int));
void glutMotionFunc(void (*)(int, int));
void glutPassiveMotionFunc(void (*)(int, int));
void glutIdleFunc(void (*)());
void glutCloseFunc(void (*)());
void glutTimerFunc(unsigned, void (*)(int), int);
void glutMainLoop();
void glutLeaveMainLoop();
void glutSetOption(GLenum, int);
int glutGet(GLenum);
void glutPostRedisplay();
void glutSwapBuffers();
void glutBitmapCharacter(void *, int);
}
