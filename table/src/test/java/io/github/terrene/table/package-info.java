/** Tests of tables: requests go in at the front door, and what comes out is looked at. */
package io.github.terrene.table;
