import Foundation

/// Something that writes values in a coded form.
public protocol TopLevelEncoder {
    /// The coded form.
    associatedtype Output
    /// The coded form of a value.
    func encode<T: Encodable>(_ value: T) throws -> Output
}

/// Something that reads values from a coded form.
public protocol TopLevelDecoder {
    /// The coded form.
    associatedtype Input
    /// The value that has a coded form.
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

extension JSONEncoder: TopLevelEncoder {}
extension JSONDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}

extension Publisher {
    /// Sends each value in a coded form; what is thrown is the end.
    public func encode<Coder: TopLevelEncoder>(
        encoder: Coder
    ) -> Publishers.Encode<Self, Coder> where Output: Encodable {
        Publishers.Encode(upstream: self, encoder: encoder)
    }

    /// Reads a value from each coded form; what is thrown is the end.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}

extension Publishers {
    /// Sends each value in a coded form, and fails where it has none.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher
    where Upstream.Output: Encodable {
        /// What is sent.
        public typealias Output = Coder.Output
        /// How it may fail.
        public typealias Failure = any Error
        /// Where values come from.
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

    /// Reads a value from each coded form, and fails where there is none.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        /// How it may fail.
        public typealias Failure = any Error
        /// Where values come from.
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
