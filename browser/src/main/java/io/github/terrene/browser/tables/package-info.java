/** Tables of a page or a worker: {@link io.github.terrene.browser.tables.Hosted} is the library's tables, as JavaScript sees them. */
@NullMarked
package io.github.terrene.browser.tables;

import org.jspecify.annotations.NullMarked;
