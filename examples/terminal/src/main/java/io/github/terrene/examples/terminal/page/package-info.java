/** Writing on a terminal: width, wrapping, colors. Nothing here knows a game. */
package io.github.terrene.examples.terminal.page;
