/** The examples of docs/random-encounter.md, and the scenarios of drafts that docs/scenarios.md shows. */
package io.github.terrene.draft.example;
