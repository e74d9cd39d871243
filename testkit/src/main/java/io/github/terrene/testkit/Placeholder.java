package io.github.terrene.testkit;

/** Makes this package one that can be exported; goes with the first class. */
final class Placeholder {}
