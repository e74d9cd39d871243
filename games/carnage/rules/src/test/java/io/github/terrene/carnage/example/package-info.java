/** The code of docs/carnage.md. Start with {@link io.github.terrene.carnage.example.FirstTurn}. */
@NullMarked
package io.github.terrene.carnage.example;

import org.jspecify.annotations.NullMarked;
