/** The scenarios of drafts that docs/scenarios.md shows. */
package io.github.terrene.draft.example;
