/** The examples of {@code docs/terralore.md}. */
package io.github.terrene.terralore.example;
