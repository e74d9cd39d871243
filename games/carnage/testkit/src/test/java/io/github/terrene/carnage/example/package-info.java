/** The tests shown in docs/carnage.md. Start with {@link io.github.terrene.carnage.example.TollGateTest}. */
package io.github.terrene.carnage.example;
