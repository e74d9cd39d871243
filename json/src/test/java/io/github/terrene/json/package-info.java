/** Documents of types that belong to no game. */
@NullMarked
package io.github.terrene.json;

import org.jspecify.annotations.NullMarked;
