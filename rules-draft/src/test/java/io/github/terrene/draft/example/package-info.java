/** The examples of docs/random-encounter.md. */
package io.github.terrene.draft.example;
