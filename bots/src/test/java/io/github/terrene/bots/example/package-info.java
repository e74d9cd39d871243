/** The example of {@code docs/bots.md}. */
package io.github.terrene.bots.example;
