/** The tests shown in docs/hobe.md. Start with {@link io.github.terrene.hobe.example.WineSkinTest}. */
package io.github.terrene.hobe.example;
