/** What is agreed on before a match: decks, starting parties. */
package io.github.terrene.examples.terminal.setup;
