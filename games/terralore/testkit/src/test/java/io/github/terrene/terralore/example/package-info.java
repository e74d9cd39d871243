/** The tests shown in docs/terralore.md. Start with {@link io.github.terrene.terralore.example.KindlingTest}. */
package io.github.terrene.terralore.example;
