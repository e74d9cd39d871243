/** Types of somebody's own, of which a table is written. */
@NullMarked
package io.github.terrene.forms.sample;

import org.jspecify.annotations.NullMarked;
