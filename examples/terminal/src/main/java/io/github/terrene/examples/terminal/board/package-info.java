/** Drawing a table as somebody knows it. Nothing here decides what may be known: it draws what a view holds. */
package io.github.terrene.examples.terminal.board;
