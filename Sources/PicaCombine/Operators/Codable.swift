import Foundation

/// An encoder of values to a coded form.
public protocol TopLevelEncoder {
    /// The coded form.
    associatedtype Output
    /// Returns the coded form of a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// A decoder of values from a coded form.
public protocol TopLevelDecoder {
    /// The coded form.
    associatedtype Input
    /// Returns the value of a coded form.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publisher {
    /// Encodes each value; fails if the encoder throws.
    public func encode<Coder: TopLevelEncoder>(
        encoder: Coder
    ) -> Publishers.Encode<Self, Coder> where Output: Encodable {
        Publishers.Encode(upstream: self, encoder: encoder)
    }

    /// Decodes each value; fails if the decoder throws.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}

extension Publishers {
    /// A publisher that encodes each value, and fails if the encoder throws.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
    where Upstream.Output: Encodable {
        /// The type of the values sent.
        public typealias Output = Coder.Output
        /// The type of failure.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        private let encoder: Coder

        fileprivate init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(Relay(trying: "Encode", subscriber) { .value(try encoder.encode($0)) })
        }
    }

    /// A publisher that decodes each value, and fails if the decoder throws.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        /// The type of failure.
        public typealias Failure = any Error
        /// The upstream publisher.
        public let upstream: Upstream
        private let decoder: Coder

        fileprivate init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        /// Attaches a subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                Relay(trying: "Decode", subscriber) { .value(try decoder.decode(Output.self, from: $0)) })
        }
    }
}
