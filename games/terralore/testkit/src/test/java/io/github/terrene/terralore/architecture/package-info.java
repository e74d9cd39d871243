/** What the classes of this module may know about each other. Start with {@link
 * io.github.terrene.terralore.architecture.ArchitectureTest}.
 */
package io.github.terrene.terralore.architecture;
