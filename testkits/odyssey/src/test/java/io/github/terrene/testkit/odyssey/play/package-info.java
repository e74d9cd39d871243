/** How games go that are played at random. */
package io.github.terrene.testkit.odyssey.play;
