/** The examples of {@code docs/hobe.md}. */
package io.github.terrene.hobe.example;
