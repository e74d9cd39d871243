/** A table at which a toy is played. The laws for tables of real games are in the testkit. */
@NullMarked
package io.github.terrene.session;

import org.jspecify.annotations.NullMarked;
