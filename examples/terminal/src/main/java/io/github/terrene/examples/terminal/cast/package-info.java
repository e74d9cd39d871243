/** What players and Characters are called. */
package io.github.terrene.examples.terminal.cast;
