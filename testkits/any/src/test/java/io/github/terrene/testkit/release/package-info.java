/** What the files for shrinkers and native images must name. */
package io.github.terrene.testkit.release;
