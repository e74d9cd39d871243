/** The examples of {@code docs/bots.md} and {@code docs/arena.md}. */
package io.github.terrene.bots.example;
