/**
 * What documents consist of, for programs in other languages: JSON Schema and TypeScript, both printed from forms.
 *
 * <p>Start with {@link io.github.terrene.json.schema.Documents}, which names the documents of a game.
 */
@NullMarked
package io.github.terrene.json.schema;

import org.jspecify.annotations.NullMarked;
