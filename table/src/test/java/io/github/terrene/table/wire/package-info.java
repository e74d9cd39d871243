/** Tests of what is sent. */
package io.github.terrene.table.wire;
