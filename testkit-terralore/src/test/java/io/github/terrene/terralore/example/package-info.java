/** What docs/terralore.md shows of tests. Start with {@link io.github.terrene.terralore.example.KindlingTest}. */
package io.github.terrene.terralore.example;
